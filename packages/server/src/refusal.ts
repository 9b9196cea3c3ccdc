import { ERRORS, type ErrorCode } from '@lintel/contract';

/** What a use case throws when it will not do what it was asked; the caller reads the sentence. */
export class Refusal extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, sentence: string = ERRORS[code][1]) {
    super(sentence);
    this.name = 'Refusal';
    this.code = code;
  }
}

export const statusOf = (code: ErrorCode): number => ERRORS[code][0];
