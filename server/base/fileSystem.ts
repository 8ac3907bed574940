import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** Reads the type of the file system that holds a path, such as 'nfs4' or '9p'; null if the system does not report it. */
export function readFileSystemType(path: string): string | null {
  const mounts = readText('/proc/self/mounts')
    .split('\n')
    .map((line) => line.split(' '))
    .map(([, mountPoint = '', fileSystemType = '']) => ({ mountPoint: unescape(mountPoint), fileSystemType }))
    .filter(({ mountPoint }) =>
      `${resolve(path)}/`.startsWith(mountPoint === '/' ? mountPoint : `${mountPoint}/`),
    )
  // if several file systems are mounted at one path, only the last one is visible
  return mounts.toSorted((a, b) => a.mountPoint.length - b.mountPoint.length).at(-1)?.fileSystemType ?? null
}

/** Decodes a path in /proc/self/mounts, which contains octal numbers in place of spaces and other special characters. */
const unescape = (escapedPath: string) =>
  escapedPath.replace(/\\(\d{3})/g, (_, octal: string) => String.fromCharCode(Number.parseInt(octal, 8)))

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
