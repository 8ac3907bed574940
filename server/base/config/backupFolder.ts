import { existsSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { readFileSystemType } from '../fileSystem.ts'
import { isOurs } from './isOurs.ts'

/** The file systems that the system itself fills, so that nobody can store files there. */
const virtualFileSystems = new Set([
  'proc',
  'sysfs',
  'devtmpfs',
  'devpts',
  'cgroup',
  'cgroup2',
  'securityfs',
  'mqueue',
])

/**
 * Describes why a folder can never hold backups, as the end of a sentence; null if it can. A folder that is missing can, because
 * its disk may be connected later.
 */
export function describeFolderFault(folder: string, dataDir: string): string | null {
  const parent = findExistingParent(folder)
  if (!statSync(parent).isDirectory())
    return parent === folder ? 'is a file' : `lies below ${parent}, which is a file`
  if (virtualFileSystems.has(readFileSystemType(realpathSync(parent)) ?? ''))
    return 'is in a place that holds no files, only information of the system'
  const inside = path.relative(toRealPath(dataDir), toRealPath(folder))
  if (inside === '') return 'is the same folder as DATA_DIR'
  return isOurs(inside) ? 'is among the files of the memorial, in DATA_DIR' : null
}

function findExistingParent(folder: string): string {
  return existsSync(folder) ? folder : findExistingParent(path.dirname(folder))
}

/** Resolves the links in a path, even if its last folders do not exist yet. */
function toRealPath(folder: string): string {
  const parent = findExistingParent(folder)
  return path.join(realpathSync(parent), path.relative(parent, folder))
}
