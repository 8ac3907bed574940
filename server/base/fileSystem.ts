import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** Reads the type of the file system that a path lies on, such as 'nfs4' or '9p'; null where the system does not say. */
export function readFileSystemType(path: string): string | null {
  const mounts = readText('/proc/self/mounts')
    .split('\n')
    .map((line) => line.split(' '))
    .map(([, place = '', kind = '']) => ({ place: unescape(place), kind }))
    .filter(({ place }) => `${resolve(path)}/`.startsWith(place === '/' ? place : `${place}/`))
  // the last of several mounts at one path covers the others
  return mounts.toSorted((a, b) => a.place.length - b.place.length).at(-1)?.kind ?? null
}

/** /proc/self/mounts writes spaces and the like as octal numbers. */
const unescape = (place: string) =>
  place.replace(/\\(\d{3})/g, (_, octal: string) => String.fromCharCode(Number.parseInt(octal, 8)))

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
