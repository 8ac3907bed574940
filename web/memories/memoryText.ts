import { inLanguage } from '../../domain/language.ts'
import type { MemoryText } from '../../contract/memorial/memories.ts'

const en = { name: 'Name', content: 'Memory' } satisfies Record<keyof MemoryText, string>

/** The labels of a memory's text fields for its writer, in the order of display; every form and draft uses this list. */
export const memoryTextLabels = inLanguage({ en })

const names = Object.keys(memoryTextLabels) as (keyof MemoryText)[]
/** The fields except the name; they may be empty and have several lines. */
export const longTextNames = names.filter((name) => name !== 'name')

/** Converts a memory's text for the controls of a form: null becomes an empty string. */
export const toTypedMemory = (memory?: MemoryText) =>
  Object.fromEntries(names.map((name) => [name, memory?.[name] ?? ''])) as Record<keyof MemoryText, string>

/** Converts a typed text for the server: a blank field becomes null. */
export const toMemoryText = (typed: Record<keyof MemoryText, string>) => ({
  name: typed.name,
  ...(Object.fromEntries(
    longTextNames.map((name) => [name, typed[name].trim() ? typed[name] : null]),
  ) as Omit<MemoryText, 'name'>),
})
