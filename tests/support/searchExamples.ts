/** A stored text, and queries that find it. */
export const found: readonly (readonly [text: string, ...queries: string[]])[] = [
  [
    'Łukasz und Ida, Łódź 1962',
    'lukasz 1962',
    'LUKASZ',
    'lodz ida',
    '"Łukasz"',
    'łuk 196',
    'Łukasz, 1962!',
    'ida*',
  ],
  ['José’s Großmutter, Café Noël', 'jose grossmutter', 'Grossm', 'GROẞMUTTER', 'cafe noel', 'CAFE\u0301'],
  ['Herr Müller in Århus', 'muller', 'mueller', 'Müller', 'Mu\u0308ller aarhus', 'arhus'],
  ['Mueller, Strasse 5', 'Müller', 'Straße 5'],
  ['Ещё одна ёлка, Пётр', 'еще елка', 'ПЕТР', 'ёлка'],
  ['שָׁלוֹם לסבתא, בית־ספר', 'שלום', 'סבתא', 'לסבתא', 'בית ספר', 'בית-ספר'],
  ['Jean-Luc O’Brien at 5½', 'jean luc', 'jean-luc', "o'brien"],
  ['rock AND roll NOT NEAR(x)', 'and not', 'AND', 'near(x'],
  ['x\u{20000}\u{20001}', 'X\u{20000}'],
]

/** A stored text, and queries that do not find it. */
export const notFound: readonly (readonly [text: string, ...queries: string[]])[] = [
  [
    'Łukasz 1962',
    'lukasz 1963',
    'lukasz OR ida',
    'lukasz -1962 3',
    'visitors : lukaszek',
    'x'.repeat(10_000),
  ],
  ['Moses', 'משה', 'mosesmoses', 'moses '.repeat(1_500) + 'aaron'],
]
