/** A word that matches is an address, which stays as it is. */
const ADDRESS = /\/\/|@|www\./i
const OPENS_AFTER = '(^|[\\s([{“‘—–/])'
/** Words with letters left out: 'Tis, 'em, '68. */
const ELISION = /(^|[\s("“—–])'(?=(?:tis|twas|em|til|cause|bout|round|n)\b|\d\ds?\b)/gi

const rules: readonly [RegExp, string][] = [
  [/\.{3}/g, '…'],
  [/(\S)[ \t]+-{1,3}[ \t]+(?=\S)/g, '$1\u00a0– '],
  [/(\S)[ \t]+([–—])(?=\s)/g, '$1\u00a0$2'],
  [/(\w)-{2,3}(?=\w)/g, '$1—'],
  [/\b((?:1[5-9]|20)\d\d)-((?:1[5-9]|20)\d\d)\b(?!-)/g, '$1–$2'],
  // feet and inches
  [/(\d)'(?=\d)/g, '$1′'],
  [/(′\d{1,2})"/g, '$1″'],
  [ELISION, '$1’'],
  [new RegExp(`${OPENS_AFTER}"(?=\\S)`, 'g'), '$1“'],
  [new RegExp(`${OPENS_AFTER}'(?=\\S)`, 'g'), '$1‘'],
  // a double quotation mark after a single one: '"
  [new RegExp(`${OPENS_AFTER}"(?=\\S)`, 'g'), '$1“'],
  [/"/g, '”'],
  [/'/g, '’'],
  // dates, names and times stay on one line
  [
    /\b(January|February|March|April|May|June|July|August|September|October|November|December) (?=\d)/g,
    '$1\u00a0',
  ],
  [/\b(Mr|Mrs|Ms|Dr|Rev|St)\. (?=\p{Lu})/gu, '$1.\u00a0'],
  [/(\d) (?=[AP]M\b)/g, '$1\u00a0'],
]

/** Adds typographic quotation marks, dashes and non-breaking spaces to prose. The stored text stays as typed. */
export function typeset(text: string): string {
  let done = ''
  let prose = ''
  // word by word, so that a very long word takes no longer than other text
  for (const piece of text.split(/(\s+)/)) {
    if (ADDRESS.test(piece)) {
      done += setProse(prose) + piece
      prose = ''
    } else prose += piece
  }
  return done + setProse(prose)
}

const setProse = (prose: string) => rules.reduce((set, [from, to]) => set.replace(from, to), prose)
