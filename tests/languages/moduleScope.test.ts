import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import { parseSync } from 'vite'
import { languages } from '../../domain/language.ts'
import { listFormed } from '../support/languages/sayAll.ts'
import { sources } from '../support/project/sources.ts'

test('a sentence about the person is read when a component renders, not when its file loads', async () => {
  const formed: string[] = []
  // one after the other, because `speakOf` is for all sentences of a process
  for (const language of languages) formed.push(...(await listFormed(language)))
  const early = sources
    .filter(({ path, imports }) => path.startsWith('web/') && imports.some(({ to }) => isEnglish(to)))
    .flatMap(({ path, text }) =>
      listReads(path, text).flatMap((read) => {
        const sentence = formed.find((name) => read.test(name))
        return sentence ? [`${path}: ${sentence}`] : []
      }),
    )
  assert.deepEqual(early, [], 'read them where they are rendered: until then, another person can be chosen')
})

const isEnglish = (file: string) => file.startsWith('languages/en/')

type Node = Record<string, unknown> & { type: string }

/** Lists what a file reads of the sentences when it loads, as patterns of their names. A group that is only named changes in place. */
function listReads(file: string, text: string): RegExp[] {
  /** the exported groups by their names in the file */
  const groups = new Map<unknown, string>()
  const reads: RegExp[] = []
  const read = (node: Node, end: string) => {
    const keys: string[] = []
    let object = node
    for (; object.type === 'MemberExpression'; object = object.object as Node)
      keys.unshift(object.computed ? '\\S+' : String((object.property as Node).name))
    const group = object.type === 'Identifier' && groups.get(object.name)
    if (group) reads.push(new RegExp(`^${[group, ...keys].join(' ')}${end}`))
  }
  const visit = (node: Node, parent?: Node) => {
    if (node.type === 'ImportDeclaration') {
      const source = path.join(path.dirname(file), (node.source as { value: string }).value)
      for (const { imported, local } of node.specifiers as { imported?: Node; local: Node }[])
        if (isEnglish(source))
          groups.set(local.name, `${source.slice('languages/en/'.length)} ${String(imported?.name)}`)
    } else if (isLater(node, parent)) return
    else if (node.type === 'SpreadElement') read(node.argument as Node, ' ')
    else if (node.type === 'VariableDeclarator' && (node.id as Node).type === 'ObjectPattern')
      for (const { key } of (node.id as Node).properties as { key?: Node }[])
        read(node.init as Node, ` ${String(key?.name)}$`)
    else if (node.type === 'MemberExpression') read(node, '$')
    for (const child of Object.values(node).flat())
      if (typeof (child as Node | null)?.type === 'string') visit(child as Node, node)
  }
  visit(parseSync(file, text).program as unknown as Node)
  return reads
}

/** Whether a part of a file is a type, or runs only later. The function that `map` gets runs at once. */
function isLater({ type }: Node, parent?: Node): boolean {
  if (/^(TS(?!As|Satisfies|NonNull)|Class)/.test(type)) return true
  const callee = parent?.type === 'CallExpression' ? (parent.callee as Node) : undefined
  const name = String(((callee?.property ?? callee) as Node | undefined)?.name)
  return /Function/.test(type) && !/^(map|flatMap|filter)/.test(name)
}
