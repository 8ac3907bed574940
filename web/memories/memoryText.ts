import { inLanguage } from '../../domain/language.ts'
import type { MemoryText } from '../../contract/memorial/memories.ts'
import { type MemoryTextName, memoryTextFields } from '../../contract/memorial/memoryText.ts'

const en = { name: 'Name', content: 'Memory' } satisfies Record<MemoryTextName, string>

/** The labels of a memory's texts for its author. */
export const memoryTextLabels = inLanguage({ en })

const textNames = Object.keys(memoryTextFields) as MemoryTextName[]
/** The names of all texts except the author's name, in the order of display. These texts may be empty. */
export const optionalTextNames = textNames.filter((name) => name !== 'name')

/** Converts a memory's text for the inputs of a form. Null becomes an empty string. */
export const toTypedMemory = (memory?: MemoryText) => ({
  ...(Object.fromEntries(textNames.map((name) => [name, memory?.[name] ?? ''])) as Record<
    MemoryTextName,
    string
  >),
  question: memory?.question ?? '',
})

/** Converts the inputs of a form for the server. A blank field becomes null, unless it is the name. */
export const toMemoryText = ({ question, ...typed }: TypedMemory) => ({
  name: typed.name,
  ...(Object.fromEntries(
    optionalTextNames.map((name) => [name, typed[name].trim() ? typed[name] : null]),
  ) as Omit<MemoryText, 'name' | 'question'>),
  question: question?.trim() ? question : null,
})

interface TypedMemory extends Record<MemoryTextName, string> {
  question?: string | undefined
}
