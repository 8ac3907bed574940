import { sha256Of } from '../storage/measure.ts'
import { sentenceOf } from '../storage/sentenceOf.ts'
import { DATABASE } from './manifest.ts'
import type { OpenBackup } from './openBackup.ts'

/** Reads every file of a copy and answers what is wrong, a sentence each; nothing when all is as it was written. */
export async function checkBackup(
  { manifest, copy, open }: OpenBackup,
  onProgress: (message: string, part: number) => void,
): Promise<string[]> {
  const entries = Object.entries(manifest.files)
  const all = [
    [`${copy}/${DATABASE}`, manifest.database] as const,
    ...entries.map(([key, entry]) => [`files/${key}`, entry] as const),
  ]
  const found: string[] = []
  for (const [index, [name, entry]] of all.entries()) {
    const wrong = await faultOf(open, name, entry.sha256)
    if (wrong) found.push(`${name} ${wrong}`)
    onProgress(`Read: ${index + 1} of ${all.length} files`, (index + 1) / all.length)
  }
  return found
}

async function faultOf(open: OpenBackup['open'], name: string, sha256: string): Promise<string | null> {
  try {
    const opened = await open(name)
    if (!opened) return 'is missing.'
    return (await sha256Of(opened.body)) === sha256 ? null : 'is not as it was written.'
  } catch (error) {
    return `cannot be read: ${sentenceOf(error) ?? 'it is damaged.'}`
  }
}
