import { limits } from '../../../contract/limits.ts'
import type { Draft } from './draft.ts'
import { texts } from './texts.ts'

/** What is wrong, by field; the fields of photos as `title <id>` and `description <id>`. In the order of the form. */
export type Wrong = Readonly<Record<string, string>>

const words = texts.wrong
const address = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/

export function wrongIn({ name, email, content, photos }: Omit<Draft, 'requestKey' | 'maybeMade'>): Wrong {
  const found: [field: string, message: string | false][] = [
    ['name', name.trim() === '' && words.name],
    ['name', name.length > limits.name && words.nameLong],
    ['email', email.trim() !== '' && !address.test(email.trim()) && words.email],
    ['content', content.length > limits.memory && words.memoryLong(content.length)],
    ...photos.flatMap(({ id, file, title, description, refused }): typeof found => [
      [`photo ${id}`, file === null && (refused ?? false)],
      [`title ${id}`, title.length > limits.title && words.titleLong],
      [`description ${id}`, description.length > limits.description && words.descriptionLong],
    ]),
  ]
  return Object.fromEntries(found.filter((each): each is [string, string] => each[1] !== false))
}
