import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync, Visitor } from 'vite'
import type { Source } from '../sources.ts'

/** A regular expression of the code. */
export interface Pattern {
  source: string
  flags: string
  /** where it is written or built, such as 'domain/textLinks.ts:12:7' */
  place: string
}

/** Lists the regular expression literals of a source file, and the places where it builds a regular expression from a text. */
export function findPatterns({ path: file, text }: Source): { literals: Pattern[]; builtAt: string[] } {
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`)
  const toPlace = ({ start }: { start: number }) => {
    const lines = text.slice(0, start).split('\n')
    return `${file}:${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`
  }
  const literals: Pattern[] = []
  const builtAt: string[] = []
  const addBuilt = (node: { callee: { type: string; name?: string }; start: number }) => {
    if (node.callee.type === 'Identifier' && node.callee.name === 'RegExp') builtAt.push(toPlace(node))
  }
  new Visitor({
    Literal: (node) => {
      if (!('regex' in node)) return
      literals.push({ source: node.regex.pattern, flags: node.regex.flags, place: toPlace(node) })
    },
    NewExpression: (node) => addBuilt(node as never),
    CallExpression: (node) => addBuilt(node as never),
  }).visit(program)
  return { literals, builtAt }
}

/**
 * Loads a module of the project once more and calls `use` with its exports. Lists the regular expressions that the module builds
 * from texts meanwhile.
 */
export async function recordPatterns(file: string, use?: (exported: never) => unknown): Promise<Pattern[]> {
  const url = pathToFileURL(path.resolve(import.meta.dirname, '../../../..', file)).href
  const recorded: Pattern[] = []
  const record = (regExp: RegExp) => {
    const caller = new Error('for its stack').stack?.split('\n').find((line) => line.includes(url))
    const position = /:\d+:\d+(?=\)?$)/.exec(caller ?? '')?.[0]
    if (position) recorded.push({ source: regExp.source, flags: regExp.flags, place: file + position })
    return regExp
  }
  const NativeRegExp = RegExp
  globalThis.RegExp = new Proxy(NativeRegExp, {
    construct: (target, parts) => record(Reflect.construct(target, parts) as RegExp),
    apply: (target, self, parts) => record(Reflect.apply(target, self, parts) as RegExp),
  })
  try {
    const exported = (await import(`${url}?record-patterns`)) as never
    await use?.(exported)
  } finally {
    globalThis.RegExp = NativeRegExp
  }
  return recorded
}
