import { spawnSync } from 'node:child_process'
import { inProject } from './project.mjs'
import { Stop } from './stop.mjs'

/** Packs files of a folder reproducibly: the same files give the same bytes on any machine and day. */
export function pack(file, names, { folder = inProject(), changedAt = '@0' } = {}) {
  const sameEverywhere = ['--sort=name', `--mtime=${changedAt}`, '--owner=0', '--group=0', '--numeric-owner']
  const plain = ['--mode=u=rwX,go=rX', '--hard-dereference', '--format=gnu', '--exclude=*.log']
  const args = [
    ...sameEverywhere,
    ...plain,
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
