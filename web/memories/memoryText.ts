import type { MemoryText } from '../../contract/memorial/memories.ts'
import {
  type MemoryTextName,
  memoryTextNames,
  type WrittenTextName,
  writtenTextNames,
} from '../../contract/memorial/memoryText.ts'

/** The names of the texts that the author writes besides the name, in the order of display. These texts may be empty. */
export const optionalTextNames = writtenTextNames.filter((name) => name !== 'name')

/** Converts a memory's texts for the inputs of a form. Null becomes an empty string. */
export const toTypedMemory = (memory?: MemoryText) => mapTexts((name) => memory?.[name] ?? '')

/** Converts the inputs of a form for the server. A blank field becomes null, unless it is the name. */
export const toMemoryText = (typed: TypedMemory): MemoryText => ({
  ...mapTexts((name) => (typed[name]?.trim() ? typed[name] : null)),
  name: typed.name,
})

/** The texts that are typed into a form; a text that no visitor writes may be absent. */
export type TypedMemory = Record<WrittenTextName, string> & { [N in MemoryTextName]?: string | undefined }

const mapTexts = <T>(toValue: (name: MemoryTextName) => T) =>
  Object.fromEntries(memoryTextNames.map((name) => [name, toValue(name)])) as Record<MemoryTextName, T>
