import { existsSync, readdirSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { inProject } from './project.mjs'

// leaves the sentences as they are written, so that the code of those for names and numbers can be compared
registerHooks({
  load: (url, context, load) =>
    url.endsWith('/languages/sentences.ts')
      ? { format: 'module', shortCircuit: true, source: plain }
      : load(url, context),
})
const plain = `const person = { form: ({ he }) => he, name: '…', genitive: '', locative: '' }
export const makeSentences = () => (texts) => (typeof texts === 'function' ? texts(person) : texts)`

/**
 * Compares the sentences of a language with the English ones. Returns the names of those that are missing and of those that are the
 * same, such as 'visitors/gallery.ts: texts.filters.all'.
 */
export async function compareSentences(language) {
  /** @type {string[]} */
  const missing = []
  /** @type {string[]} */
  const same = []
  /** objects that have been compared, because some files export a part under a name of its own */
  const seen = new Set()
  const names = readdirSync(inProject('languages/en'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.includes('/'),
  )
  for (const name of names) {
    const file = inProject(join('languages', language, name))
    if (!existsSync(file)) {
      missing.push(name)
      continue
    }
    const [english, other] = [await import(inProject(join('languages/en', name))), await import(file)]
    compare(name, '', english, other)
  }
  return { missing, same }

  function compare(file, path, english, other) {
    const name = path ? `${file}: ${path}` : file
    if (other === undefined || typeof other !== typeof english) return missing.push(name)
    if (isSentence(english) && String(english) === String(other)) same.push(name)
    if (typeof english !== 'object' || english === null || seen.has(english)) return
    seen.add(english)
    for (const [key, value] of Object.entries(english))
      compare(file, path ? `${path}.${key}` : key, value, other[key])
  }
}

/** Whether a value is a text with a word, or a function that has one in quotation marks. */
const isSentence = (value) =>
  typeof value === 'string'
    ? /\p{L}{2}/u.test(value)
    : typeof value === 'function' && /['"`}][^'"`]*\p{L}{2}/u.test(value)
