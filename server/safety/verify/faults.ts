import type { ServerTexts } from '../../../languages/inLanguage.ts'

export type Fault = keyof ServerTexts['faults']

export interface FoundFault {
  fault: Fault
  /** such as private/<id>/original */
  key: string
  /** the title of the item; absent for a file that belongs to no item */
  title?: string
  originalName?: string
}

/** Describes a fault in two lines. The first names the file and says what is wrong; the second says what to do. */
export function describeFault(
  { fault, key, title, originalName }: FoundFault,
  texts: ServerTexts['faults'],
): string {
  const name = title === undefined ? key : `“${title}” (${originalName}, ${key})`
  return `${name}: ${texts[fault].what}.\n  ${texts[fault].todo}`
}
