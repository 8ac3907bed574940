import { spawnSync } from 'node:child_process'
import { inProject } from './project.mjs'
import { Stop } from './stop.mjs'

/** Packs files of a folder into a .tar.gz file. The same files give the same bytes on every machine and at any time. */
export function pack(file, names, { folder = inProject(), modifiedAt = '@0' } = {}) {
  const reproducibleFlags = [
    '--sort=name',
    `--mtime=${modifiedAt}`,
    '--owner=0',
    '--group=0',
    '--numeric-owner',
  ]
  const formatFlags = ['--mode=u=rwX,go=rX', '--hard-dereference', '--format=gnu', '--exclude=*.log']
  const args = [
    ...reproducibleFlags,
    ...formatFlags,
    '--use-compress-program=gzip -n',
    '-cf',
    file,
    '-C',
    folder,
    ...names,
  ]
  const { status, stderr, error } = spawnSync('tar', args, { encoding: 'utf8' })
  if (status !== 0)
    throw new Stop(`${file} could not be packed with GNU tar and gzip: ${error?.message ?? stderr.trim()}`)
}
