import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp'
import type { Pattern } from './listPatterns.ts'

/** Texts that belong to a regular expression: a few that it might match, and the parts that it repeats. */
export interface PatternSamples {
  /** texts that the whole pattern might match */
  wholes: string[]
  /** texts that a repeated part, or one character of the pattern, might match */
  parts: string[]
}

/** How many choices are tried where a pattern offers alternatives. */
const MAX_CHOICES = 6

/** How often a part that is repeated a number of times is repeated at most. */
const MAX_REPEATS = 40

/**
 * Makes texts for a pattern. They need not match exactly: lookarounds that forbid something, boundaries and references count as
 * empty.
 */
export function samplePattern({ source, flags }: Pick<Pattern, 'source' | 'flags'>): PatternSamples {
  const parts = new Set<string>()
  const wholes = new Set<string>()
  const tree = parse(source, flags)
  for (let choice = 0; choice < MAX_CHOICES; choice += 1) {
    const whole = sampleNode(tree, { flags, choice, parts })
    wholes.add(whole)
    for (const character of whole) parts.add(character)
  }
  return { wholes: [...wholes].filter(Boolean), parts: [...parts].filter(Boolean) }
}

/** Lists the patterns for one character that a pattern consists of, with those by which boundaries and lines end. */
export function listAtoms({ source, flags }: Pick<Pattern, 'source' | 'flags'>): string[] {
  const atoms = new Set([String.raw`\w`, String.raw`[\n\r\u2028\u2029]`])
  const add = ({ raw, parent }: AST.Character | AST.CharacterSet | AST.CharacterClass) => {
    if (!parent?.type.startsWith('CharacterClass')) atoms.add(raw)
  }
  visitRegExpAST(parse(source, flags), {
    onCharacterClassEnter: add,
    onCharacterEnter: add,
    onCharacterSetEnter: add,
  })
  return [...atoms]
}

const parse = (source: string, flags: string) =>
  new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  })

interface Choices {
  flags: string
  choice: number
  parts: Set<string>
}

function sampleNode(node: AST.Node, choices: Choices): string {
  const { choice, parts } = choices
  const pick = (texts: string[]) => texts[choice % texts.length] ?? ''
  const sampleAll = (nodes: readonly AST.Node[]) => nodes.map((each) => sampleNode(each, choices))
  if (node.type === 'Character') return String.fromCodePoint(node.value)
  if (node.type === 'Alternative') return sampleAll(node.elements).join('')
  if (node.type === 'CharacterClassRange') return pick(sampleAll([node.min, node.max]))
  if (node.type === 'CharacterClass') {
    const members = sampleAll(node.elements)
    for (const member of members) parts.add(member)
    return node.negate ? findMatch(node.raw, choices) : pick(members)
  }
  if (node.type === 'Quantifier') {
    const item = sampleNode(node.element, choices)
    parts.add(item)
    // every second text lacks the parts that may be missing
    const isMissing = node.min === 0 && choice % 2 === 1
    return isMissing ? '' : item.repeat(Math.max(1, Math.min(MAX_REPEATS, node.min)))
  }
  if (!('alternatives' in node)) return node.type === 'CharacterSet' ? findMatch(node.raw, choices) : ''
  const text = pick(sampleAll(node.alternatives))
  return 'negate' in node && node.negate ? '' : text
}

/** Finds a character that a pattern for one character matches. */
const findMatch = (raw: string, { flags }: Choices) =>
  Array.from('x1 é-a\u0001+\u0301яαאب\u{1f3fd}\u{1f600}').find((character) =>
    new RegExp(`^${raw}$`, flags.replace(/[gmy]/g, '')).test(character),
  ) ?? ''
