import { formatNumber } from './format-number.ts';
import { attribute, isOn, parseXml } from './parse-xml.ts';

/** A paragraph's automatic mark: `-` for any bullet, else the number as it is printed. */
export interface Mark {
  readonly text: string;
  readonly bullet: boolean;
}

/** Counts through the document in reading order; each call of `next` advances the counters. */
export interface Numbering {
  next(numId: string, level: number): Mark | undefined;
  /** The level that a numbered style stands for, as the numbering itself says. */
  levelOfStyle(numId: string, styleId: string): number | undefined;
}

interface Level {
  start: number;
  format: string;
  text: string;
  style?: string;
  restart?: number;
  legal: boolean;
}

interface Definition {
  levels: Level[];
  link?: string;
}

interface Instance {
  abstract: string;
  starts: Map<number, number>;
  levels: Map<number, Level>;
}

/** Reads numbering.xml. Counters belong to the abstract definition: lists that share it go on counting. */
export function readNumbering(bytes: Uint8Array | undefined): Numbering {
  const { definitions, instances, styleLinks } = bytes ? parseNumbering(bytes) : NOTHING;
  const counters = new Map<string, number[]>();
  const restarted = new Set<string>();

  const find = (numId: string) => {
    const instance = instances.get(numId);
    let definition = instance && definitions.get(instance.abstract);
    // A definition may only point at a list style, whose own definition carries the levels.
    const linked = definition?.link === undefined ? undefined : styleLinks.get(definition.link);
    if (linked !== undefined) definition = definitions.get(linked) ?? definition;
    const levelAt = (level: number) => instance?.levels.get(level) ?? definition?.levels[level];
    return instance && { instance, levelAt, key: linked ?? instance.abstract };
  };

  return {
    next(numId, level) {
      const found = find(numId);
      const own = found?.levelAt(level);
      if (!found || !own || level > 8) return undefined;
      const counts = counters.get(found.key) ?? [];
      counters.set(found.key, counts);
      const override = found.instance.starts.get(level);
      if (override !== undefined && !restarted.has(`${numId} ${level}`)) {
        restarted.add(`${numId} ${level}`);
        counts[level] = override;
      } else counts[level] = (counts[level] ?? own.start - 1) + 1;
      for (let deeper = level + 1; deeper < 9; deeper++) {
        if ((found.levelAt(deeper)?.restart ?? deeper) > 0) delete counts[deeper];
      }
      if (own.format === 'bullet') return { text: '-', bullet: true };
      if (own.format === 'none') return undefined;
      const text = own.text.replace(/%([1-9])/g, (_, digit: string) => {
        const other = found.levelAt(Number(digit) - 1);
        const count = counts[Number(digit) - 1] ?? other?.start ?? 1;
        return formatNumber(count, own.legal ? 'decimal' : (other?.format ?? 'decimal'));
      });
      return text.trim() === '' ? undefined : { text: text.trim(), bullet: false };
    },
    levelOfStyle(numId, styleId) {
      const found = find(numId);
      for (let level = 0; level < 9; level++) {
        if (found?.levelAt(level)?.style === styleId) return level;
      }
      return undefined;
    },
  };
}

const NOTHING = {
  definitions: new Map<string, Definition>(),
  instances: new Map<string, Instance>(),
  styleLinks: new Map<string, string>(),
};

function parseNumbering(bytes: Uint8Array) {
  const definitions = new Map<string, Definition>();
  const instances = new Map<string, Instance>();
  const styleLinks = new Map<string, string>();
  let abstractId = '';
  let definition: Definition | undefined;
  let instance: Instance | undefined;
  let overridden: number | undefined;
  let level: Level | undefined;
  parseXml(bytes, {
    open(name, attributes) {
      const value = attribute(attributes, 'val') ?? '';
      if (name === 'abstractNum') {
        abstractId = attribute(attributes, 'abstractNumId') ?? '';
        definition = { levels: [] };
        definitions.set(abstractId, definition);
      } else if (name === 'num') {
        instance = { abstract: '', starts: new Map(), levels: new Map() };
        instances.set(attribute(attributes, 'numId') ?? '', instance);
      } else if (name === 'abstractNumId' && instance) instance.abstract = value;
      else if (name === 'styleLink') styleLinks.set(value, abstractId);
      else if (name === 'numStyleLink' && definition) definition.link = value;
      else if (name === 'lvlOverride') overridden = Number(attribute(attributes, 'ilvl'));
      else if (name === 'startOverride' && overridden !== undefined) {
        instance?.starts.set(overridden, Number(value));
      } else if (name === 'lvl') {
        const index = Number(attribute(attributes, 'ilvl'));
        level = { start: 1, format: 'decimal', text: '', legal: false };
        if (instance) instance.levels.set(index, level);
        else if (definition && index >= 0 && index < 9) definition.levels[index] = level;
      } else if (level) readLevel(level, name, value, isOn(attributes));
    },
    close(name) {
      if (name === 'lvl') level = undefined;
      else if (name === 'lvlOverride') overridden = undefined;
      else if (name === 'num') instance = undefined;
      else if (name === 'abstractNum') definition = undefined;
    },
  });
  return { definitions, instances, styleLinks };
}

function readLevel(level: Level, name: string, value: string, on: boolean): void {
  if (name === 'start') level.start = Number(value);
  else if (name === 'numFmt') level.format = value;
  else if (name === 'lvlText') level.text = value;
  else if (name === 'pStyle') level.style = value;
  else if (name === 'lvlRestart') level.restart = Number(value);
  else if (name === 'isLgl') level.legal = on;
}
