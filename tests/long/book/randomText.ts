/** Kinds of characters that programs which set text treat differently: by general category, direction, script, and joining. */
const kinds: Readonly<Record<string, string>> = {
  ascii: String.raw`[\x20-\x7e]`,
  latin: String.raw`\p{Script=Latin}`,
  leftToRight: String.raw`[\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Georgian}\p{Script=Armenian}]`,
  rightToLeft: String.raw`[\p{Script=Hebrew}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]`,
  arabic: String.raw`[\p{Script=Arabic}\p{Script=Syriac}]`,
  indic: String.raw`[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Kannada}]`,
  southEastAsian: String.raw`[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Balinese}\p{Script=Javanese}]`,
  tibetan: String.raw`[\p{Script=Tibetan}\p{Script=Mongolian}]`,
  jamo: String.raw`[\u1100-\u11ff\ua960-\ua97c\ud7b0-\ud7fb]`,
  eastAsian: String.raw`[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Yi}]`,
  lowercase: String.raw`\p{Ll}`,
  titleCase: String.raw`\p{Lt}`,
  modifierLetter: String.raw`\p{Lm}`,
  otherLetter: String.raw`\p{Lo}`,
  nonspacingMark: String.raw`\p{Mn}`,
  spacingMark: String.raw`\p{Mc}`,
  enclosingMark: String.raw`\p{Me}`,
  // European, Arabic and other digits have directions of their own
  digit: String.raw`[\p{Nd}\u0660-\u0669\u06f0-\u06f9]`,
  letterNumber: String.raw`\p{Nl}`,
  otherNumber: String.raw`\p{No}`,
  // separators and signs of numbers take the direction of what is next to them
  numberSign: String.raw`[+\-#$%,./:\u00a0\u00b0\u066a-\u066c\u20ac]`,
  opening: String.raw`[\p{Ps}\p{Pi}]`,
  closing: String.raw`[\p{Pe}\p{Pf}]`,
  dash: String.raw`\p{Pd}`,
  connector: String.raw`\p{Pc}`,
  punctuation: String.raw`\p{Po}`,
  symbol: String.raw`[\p{Sm}\p{Sk}\p{So}]`,
  currency: String.raw`\p{Sc}`,
  space: String.raw`\p{Zs}`,
  lineSeparator: String.raw`[\p{Zl}\p{Zp}\n\r\v\f\u0085]`,
  control: String.raw`[\p{Cc}]`,
  format: String.raw`\p{Cf}`,
  direction: String.raw`[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]`,
  joiner: String.raw`[\u034f\u200b-\u200d\u2060-\u2064\ufeff\u00ad\u180e]`,
  variationSelector: String.raw`[\ufe00-\ufe0f\u{e0100}-\u{e01ef}\u180b-\u180d]`,
  tag: String.raw`[\u{e0020}-\u{e007f}]`,
  flag: String.raw`[\u{1f1e6}-\u{1f1ff}\u{1f3f4}]`,
  emoji: String.raw`\p{Emoji_Presentation}`,
  skinTone: String.raw`\p{Emoji_Modifier}`,
  ignorable: String.raw`\p{Default_Ignorable_Code_Point}`,
  linkingMark: String.raw`[\u094d\u09cd\u0d4d\u0dca\u1039\u17d2\u1a60\u1b44\u{11133}]`,
  privateUse: String.raw`\p{Co}`,
  notAssigned: String.raw`\p{Cn}`,
  noncharacter: String.raw`\p{Noncharacter_Code_Point}`,
  surrogate: String.raw`\p{Cs}`,
}

/** For each kind, the ranges of its code points. */
const ranges = Object.values(kinds).map(findRanges)

/**
 * Makes a text of one to `maxLength` UTF-16 units. Half of the texts repeat a short pattern, because a cost that grows faster
 * than the text shows in them first. The others mix a few kinds of characters.
 */
export function makeRandomText(random: () => number, maxLength: number): string {
  const pick = (count: number) => Math.floor(random() * count)
  const usedRanges = Array.from({ length: 1 + pick(4) }, () => ranges[pick(ranges.length)] ?? [])
  const pickLetter = () => {
    const [first, last] = pickRange(usedRanges[pick(usedRanges.length)] ?? [], pick)
    return String.fromCodePoint(first + pick(last - first + 1))
  }
  // short texts are as frequent as long ones
  const length = Math.ceil(maxLength ** random())
  const pattern = Array.from({ length: random() < 0.5 ? 1 + pick(8) : length }, pickLetter).join('')
  return pattern.repeat(Math.ceil(length / pattern.length)).slice(0, length)
}

const pickRange = (list: readonly Range[], pick: (count: number) => number): Range =>
  list[pick(list.length)] ?? [0x61, 0x7a]

type Range = readonly [first: number, last: number]

function findRanges(pattern: string): Range[] {
  const matcher = new RegExp(pattern, 'u')
  const found: [number, number][] = []
  for (let codePoint = 0; codePoint <= 0x10ffff; codePoint++) {
    if (!matcher.test(String.fromCodePoint(codePoint))) continue
    const previous = found.at(-1)
    if (previous?.[1] === codePoint - 1) previous[1] = codePoint
    else found.push([codePoint, codePoint])
  }
  return found
}
