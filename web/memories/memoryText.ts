import { inLanguage } from '../../domain/language.ts'
import type { MemoryText } from '../../contract/memories.ts'

const en = { name: 'Name', content: 'Memory' } satisfies Record<keyof MemoryText, string>

/** The labels of a memory's text where its writer types it, in their order: every form and draft goes by this list. */
export const textLabels = inLanguage({ en })

const names = Object.keys(textLabels) as (keyof MemoryText)[]
/** All but the name: they may be empty, and have several lines. */
export const longTexts = names.filter((name) => name !== 'name')

/** A memory's text as the controls of a form hold it; empty without a memory. */
export const typedText = (memory?: MemoryText) =>
  Object.fromEntries(names.map((name) => [name, memory?.[name] ?? ''])) as Record<keyof MemoryText, string>

/** A typed text as it is sent: a blank one is null. */
export const writtenText = (typed: Record<keyof MemoryText, string>) => ({
  name: typed.name,
  ...(Object.fromEntries(longTexts.map((name) => [name, typed[name].trim() ? typed[name] : null])) as Omit<
    MemoryText,
    'name'
  >),
})
