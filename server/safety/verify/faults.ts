import { faults } from '../../../languages/en/server/faults.ts'

export type Fault = keyof typeof faults

export interface FoundFault {
  fault: Fault
  /** such as private/<id>/original */
  key: string
  /** the title of the item; absent for a file that belongs to no item */
  title?: string
  originalName?: string
}

/** Describes a fault in two lines. The first names the file and says what is wrong; the second says what to do. */
export function describeFault({ fault, key, title, originalName }: FoundFault): string {
  const name = title === undefined ? key : `“${title}” (${originalName}, ${key})`
  return `${name}: ${faults[fault].what}.\n  ${faults[fault].todo}`
}
