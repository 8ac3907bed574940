import { inLanguage } from '../../domain/language.ts'
import type { MemoryText } from '../../contract/memorial/memories.ts'

const en = { name: 'Name', content: 'Memory' } satisfies Record<keyof MemoryText, string>

/** The labels of a memory's text fields for its author, in the order of display. */
export const memoryTextLabels = inLanguage({ en })

const fieldNames = Object.keys(memoryTextLabels) as (keyof MemoryText)[]
/** The names of all fields except the author's name. These fields may be empty and may have several lines. */
export const longTextNames = fieldNames.filter((name) => name !== 'name')

/** Converts a memory's text for the inputs of a form. Null becomes an empty string. */
export const toTypedMemory = (memory?: MemoryText) =>
  Object.fromEntries(fieldNames.map((name) => [name, memory?.[name] ?? ''])) as Record<
    keyof MemoryText,
    string
  >

/** Converts the inputs of a form for the server. A blank field becomes null, unless it is the name. */
export const toMemoryText = (typed: Record<keyof MemoryText, string>) => ({
  name: typed.name,
  ...(Object.fromEntries(
    longTextNames.map((name) => [name, typed[name].trim() ? typed[name] : null]),
  ) as Omit<MemoryText, 'name'>),
})
