import { heading, item, makeDocx, makePdf, makeTxt, paragraph } from '@lintel/documents/test-files';

/** A file as a browser's file field takes it. */
export interface TestFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export const TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain',
} as const;

/** The retention sentence: what it shows is the same in every format. */
export const RETENTION =
  'We keep your personal data for six years after your last order and then delete them.';

const TITLE = 'Privacy Notice of Larkfield Cycling';
const WHO =
  'This privacy notice tells how Larkfield Cycling Ltd, 12 Quay Street, Galway, processes your personal data. Write to us at privacy@larkfield.example.';
const WHAT = 'We collect your name, your e-mail address and your delivery address when you order.';
const WHY =
  'We use your personal data to deliver your order, on the basis of our contract with you.';
const RIGHTS = [
  'You have the right to access your personal data.',
  'You have the right to have your personal data erased.',
];

/** The same short privacy notice in the three formats. */
export async function privacyNotices(): Promise<readonly TestFile[]> {
  return [await pdfNotice(), docxNotice(), txtNotice()];
}

export async function pdfNotice(name = 'larkfield-notice.pdf'): Promise<TestFile> {
  const bytes = await makePdf([
    { heading: TITLE },
    { paragraph: WHO },
    { heading: 'What we collect', level: 2 },
    { paragraph: WHAT },
    { paragraph: WHY },
    { heading: 'How long we keep it', level: 2 },
    { paragraph: RETENTION },
    { heading: 'Your rights', level: 2 },
    { items: RIGHTS },
  ]);
  return file(name, 'pdf', bytes);
}

export function docxNotice(name = 'larkfield-notice.docx'): TestFile {
  const body = [
    heading(1, TITLE),
    paragraph(WHO),
    heading(2, 'What we collect'),
    paragraph(WHAT),
    paragraph(WHY),
    heading(2, 'How long we keep it'),
    paragraph(RETENTION),
    heading(2, 'Your rights'),
    ...RIGHTS.map((right) => item(1, 0, right)),
  ].join('');
  return file(name, 'docx', makeDocx({ body }));
}

export function txtNotice(name = 'larkfield-notice.txt'): TestFile {
  const text = [
    `# ${TITLE}`,
    WHO,
    '## What we collect',
    WHAT,
    WHY,
    '## How long we keep it',
    RETENTION,
    '## Your rights',
    RIGHTS.map((right) => `- ${right}`).join('\n'),
  ].join('\n\n');
  return file(name, 'txt', makeTxt(text));
}

/** A sentence that nobody finished. */
export const OPEN_SENTENCE = 'The person in charge is [insert name].';

/** The notice with a sentence left open at its end. */
export function openNotice(): TestFile {
  const { name, buffer } = txtNotice('open.txt');
  return file(name, 'txt', Buffer.concat([buffer, Buffer.from(`\n\n${OPEN_SENTENCE}\n`)]));
}

/** A file that is no policy, and says so. */
export function termsOfUse(): TestFile {
  const text = [
    '# Terms of Use',
    'These terms of use govern your use of our website. By using the website you accept these terms.',
    '## Liability',
    'We are not liable for indirect damages. The website is provided as is.',
    '## Governing law',
    'These terms are governed by the laws of Ireland.',
  ].join('\n\n');
  return file('terms-of-use.txt', 'txt', makeTxt(text));
}

/** A page with a drawing and no letters, as a scanner makes it. */
export async function scan(): Promise<TestFile> {
  return file('scan.pdf', 'pdf', await makePdf([]));
}

export async function lockedPdf(): Promise<TestFile> {
  return file('locked.pdf', 'pdf', await makePdf([{ paragraph: WHO }], { userPassword: 'secret' }));
}

export function file(name: string, type: keyof typeof TYPES, bytes: Uint8Array): TestFile {
  return { name, mimeType: TYPES[type], buffer: Buffer.from(bytes) };
}
