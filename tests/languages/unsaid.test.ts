import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import { type Source, sources } from '../support/project/sources.ts'

const isEnglish = (file: string) => /^languages\/en\/\w+\//.test(file)
const english = sources.filter(({ path }) => isEnglish(path))

test('each sentence is said somewhere', async () => {
  const importers = sources.filter(
    ({ path, imports }) => path.startsWith('web/') && imports.some(({ to }) => isEnglish(to)),
  )
  for (const source of [...english, ...importers]) readUses(source)
  const unsaid = (await Promise.all(english.map(({ path }) => listUnsaid(path)))).flat()
  assert.deepEqual(unsaid, [], 'remove them from every language')
})

/**
 * The paths of what the web reads or passes on, such as 'languages/en/visitors/gallery.ts texts filters'. A path with ' *' is of an object
 * of which the web reads anything, as in `texts.kinds[kind]`.
 */
const said = new Set<string>()
/** The exports that are parts of others, by their paths: `export const { form: formTexts } = texts`. */
const exportedParts = new Map<string, string>()

/** Notes what a file reads of the English sentences. */
function readUses({ path: file, text }: Source) {
  /** the paths that the names of the file stand for */
  const paths = new Map<string, string>()
  const code = text
    .replace(/\/\*[\s\S]*?\*\/|(?<!\S)\/\/.*/g, '')
    .replace(/^import \{([^}]*)\} from '(.*)'/gm, (_, names: string, from: string) => {
      for (const [name, local] of listNames(names, ' as ')) {
        const exported = `${path.join(path.dirname(file), from)} ${name}`
        if (isEnglish(exported)) paths.set(local, exportedParts.get(exported) ?? exported)
      }
      return ''
    })
    .replace(/^export const (\w+) = sentences\(/gm, (_, name: string) => {
      paths.set(name, `${file} ${name}`)
      return ''
    })
    .replace(
      /(export )?const (?:(\w+)|\{([^{}]*)\}) = (\w+)((?:\.\w+)*)$/gm,
      (statement, isExported, name = '', parts = '', object = '', keys = '') => {
        const whole = paths.get(object)
        if (!whole) return statement
        const base = whole + keys.replaceAll('.', ' ')
        const bound = name
          ? [[name, base]]
          : listNames(parts, ': ').map(([key, local]) => [local, `${base} ${key}`])
        for (const [local, part] of bound) {
          paths.set(local, part)
          if (isExported && isEnglish(file)) exportedParts.set(`${file} ${local}`, part)
        }
        return ''
      },
    )
  // a name and the keys after it, but no type, and neither the name of a property nor a key of another object
  for (const [local, base] of paths) {
    const uses = new RegExp(
      `(?<![\\w$]|typeof |(?<!\\.\\.)\\.)${local}\\b(?!=\\{|\\??: )((?:\\??\\.\\w+|\\['[^']+'\\])*)(\\??\\.?\\[)?`,
      'g',
    )
    for (const [, keys = '', dynamic] of code.matchAll(uses)) {
      said.add([base, ...(keys.match(/[^?.'[\]]+/g) ?? []), ...(dynamic ? ['*'] : [])].join(' '))
    }
  }
}

/** Lists the pairs in 'texts, form as formTexts'. */
const listNames = (list: string, separator: string) =>
  list
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each && !each.startsWith('type '))
    .map((each) => [each.split(separator)[0] ?? '', each.split(separator).at(-1) ?? ''] as const)

async function listUnsaid(file: string): Promise<string[]> {
  const list = (value: unknown, path: string, isPassed: boolean, isInServer: boolean): string[] => {
    if (said.has(`${path} *`) || exportedParts.has(path)) return []
    const isSaid = isPassed || said.has(path)
    if (value?.constructor !== Object)
      // the web maps lists: `texts.rows.map`
      return isSaid || isInServer || said.has(`${path} map`) ? [] : [path]
    return Object.entries(value).flatMap(([name, each]) =>
      list(
        each,
        `${path} ${name}`,
        isSaid && allNames.has(name),
        isInServer && (serverNames.has(name) || isReadByKey(path)),
      ),
    )
  }
  const isOfServer = /\/(memorial|server)\//.test(file)
  const exported = Object.entries((await import(`../../${file}`)) as object)
  return exported.flatMap(([name, value]) => list(value, `${file} ${name}`, false, isOfServer))
}

const readCode = (folders: RegExp) =>
  sources.map(({ path, text }) => (folders.test(path) ? text : '')).join('\n')
const listNamesIn = (code: string) => new Set(code.split(/[^\w$/-]+/))

const serverCode = readCode(/^(contract|domain|server)\//)
/** The names in the code of the server, which gets all its sentences by value. */
const serverNames = listNamesIn(serverCode)
/** The names in all code. Code that has the name of a part may read it from what it was passed. */
const allNames = listNamesIn(serverCode + readCode(/^web\//))

/** Whether the server reads an object by keys that its code does not name, as in `texts.errors[code]`, or gives it another name. */
const isReadByKey = (path: string) => {
  const [, , ...names] = path.split(' ')
  return names.length > 0 && new RegExp(`\\b${names.at(-1)}(\\?\\.)?(\\[|\\n)`).test(serverCode)
}
