import { limits } from '../../contract/limits.ts'

/** Texts for which Typst’s time or memory grows with the square or cube of their length, unless marks are left out of them. */
export const markedTexts: Record<string, string> = {
  acute: 'e' + '\u0301'.repeat(limits.memory - 1),
  fromAnotherFont: 'e' + '\u030e'.repeat(limits.memory - 1),
  hebrew: 'א' + '\u05b4\u05b8'.repeat(9_000),
  arabic: 'ب' + '\u064e\u0651'.repeat(9_000),
  mixed: 'e' + '\u0301\u0323\u200d\ufe0f\u20dd'.repeat(3_900),
  withoutLetter: '\u0301'.repeat(limits.memory),
  fillers: 'e' + '\u3164'.repeat(limits.memory - 1),
  joined: '👨\u200d'.repeat(3_000),
  keycaps: '1' + '\u20e3'.repeat(limits.memory - 1),
  manyLetters: `e${'\u0301'.repeat(31)}`.repeat(40),
}

/** Texts for which Typst’s time grows in the same way, and of which nothing is left out. */
export const slowTexts: Record<string, string> = {
  onSpaces: ' \u030e'.repeat(1_000) + '.',
  onHyphens: '-\u2061'.repeat(1_000),
  softHyphens: ' \u00ad'.repeat(1_000) + '.',
  spaces: '\u3000 '.repeat(9_990) + '.',
  skins: 'e🏽'.repeat(1_000),
}

/** Texts with more openings than Typst survives: isolates, embeddings and overrides, with words and with neutral signs. */
export const nestedTexts = {
  isolates: '\u2067a '.repeat(2_000) + 'x',
  firstStrong: '\u2068a '.repeat(2_000) + 'x',
  embeddings: '\u202ba '.repeat(2_000) + 'x',
  overrides: '\u202d\u202ea '.repeat(2_000) + 'x',
  neutral: '\u202a\u200e\ufffc\u202b\u200e\u202a\u202b\u202a\u180e\u200e\ufffc\u202b\u180e\u180e'.repeat(300),
}

export const markup = '#eval("1+1") $x^2$ *bold* \\u{41} @ref <label> `raw` // comment'
export const endlessWord = 'Q'.repeat(6_000)
export const hebrew = ['הוא תמיד צחק.', 'תודה רבה.']
/** Addresses of which Typst refuses more than some hundred in one paragraph, because each is printed in pieces. */
export const addresses = ['https://a.example/b/c', 'https://a\u200bb', `latexwebhttps://${'a'.repeat(16)}`]
export const ADDRESS_COUNT = 600

/** Memories in other scripts, with markup, emoji, signs that no font has, and signs that Typst takes for letters. */
export const strangeTexts: [name: string, content: string][] = [
  ['שרה לוי', 'שלום לכולם'],
  ['Иван', markup],
  ['دانا', 'مرحبا بكم'],
  ['Karin', endlessWord],
  ['Theo 🌻', 'I miss you 🐝'],
  ['\u{13000}\u{13001}', 'A sign: \u{13000}, and a mark of byte order\ufeff.'],
  [
    'Theo',
    '👨‍👩‍👧 🏳️‍🌈 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} 1️⃣ ❤️ z\u0301\u0302 🐝\u0302 ש\u0302 \u202Eback\u202C',
  ],
  ['Noa', 'He said \u2067שלום \u2068Ada\u2069 אמא\u2069 and left.'],
  ['Mongolian \u180f', 'A selector \u180f\nat a line’s beginning.\n\u180fAnd again.'],
  ['Marks', 'Signs of which no font has all: \u{1f3fe}\u1abe\u20dd.'],
  ...addresses.map((address): [string, string] => ['Bot', `${address} `.repeat(ADDRESS_COUNT)]),
]
