import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseSync } from 'vite'
import { filesUnder, read } from './support/project/projectFiles.ts'
import { sources } from './support/project/sources.ts'

/** Classes without a rule, by which tests find an element. */
const onlyForTests = ['photo-chooser', 'service-date']

const styles = filesUnder('web/**/*.css').map((file) => read(file).replaceAll(/\/\*[\s\S]*?\*\//g, ''))
const styled = new Set(
  styles.flatMap((css) => [...css.matchAll(/\.(-?[a-z][\w-]*)/gi)].map(([, name]) => name)),
)

test('every class of an element has a rule in a stylesheet', () => {
  const found = sources
    .filter(({ path }) => path.startsWith('web/'))
    .flatMap(({ path, text }) =>
      classesIn(path, text)
        .filter((name) => !isStyled(name) && !onlyForTests.includes(name))
        .map((name) => `${path}: ${name}`),
    )
  assert.deepEqual(found, [], 'remove the class, or write its rule')
})

test('a class is known in each of its forms', () => {
  const forms = {
    '<p className="card wide" />': ['card', 'wide'],
    "<p className={isWide ? 'wide' : 'narrow'} />": ['wide', 'narrow'],
    "<p className={kind === 'photo' && 'wide'} />": ['wide'],
    "<p className={classes('card', isWide && 'wide', className)} />": ['card', 'wide'],
    '<p className={`card rotation-${index % 5}`} />': ['card', 'rotation-…'],
    "<Tab panelClassName='wide' />": ['wide'],
    "<p title='wide' id={name('card')} />": [],
  }
  for (const [code, names] of Object.entries(forms)) assert.deepEqual(classesIn('a.tsx', code), names, code)
})

/** Whether a class has a rule. A class such as `rotation-…` ends with a value, and at least one value must have a rule. */
function isStyled(name: string) {
  if (!name.endsWith('…')) return styled.has(name)
  return [...styled].some((each) => each?.startsWith(name.slice(0, -1)))
}

interface Node {
  type?: string
  name?: Node | string
  value?: unknown
  callee?: Node
  right?: Node
  consequent?: Node
  alternate?: Node
  quasis?: { value: { cooked: string } }[]
}

/** Lists the classes in `className="…"`, `className={…}` and `classes(…)`. An inserted value is `…`. */
function classesIn(path: string, text: string): string[] {
  const found: string[] = []
  const visit = (node: Node | null | undefined, isClass = false) => {
    if (typeof node !== 'object' || node === null) return
    const { type, name, value, callee, right, consequent, alternate, quasis } = node
    if (type === 'JSXAttribute')
      return visit(value as Node, /className$/i.test(String((name as Node | undefined)?.name)))
    if (isClass && type === 'Literal') return found.push(...String(value).split(/\s+/))
    if (isClass && quasis)
      return found.push(
        ...quasis
          .map((quasi) => quasi.value.cooked)
          .join('…')
          .split(/\s+/),
      )
    // conditions compare texts that are no classes
    if (isClass && type === 'LogicalExpression') return visit(right, true)
    if (isClass && type === 'ConditionalExpression')
      return [consequent, alternate].forEach((each) => visit(each, true))
    const isCall = type === 'CallExpression'
    const isOfClass = isCall ? callee?.name === 'classes' : isClass
    for (const child of Object.values(node)) visit(child as Node, isOfClass)
  }
  visit(parseSync(path, text).program)
  return found.filter((name) => name !== '' && name !== '…')
}
