import type { Context } from '../../platform/context.ts'
import { makeMemorialJson } from '../memorialJson.ts'
import { listMedia } from '../../features/media/media.ts'
import { toFilePath } from '../../features/media/present.ts'
import { listMemories } from '../../features/memories/memories.ts'
import { listMusic } from '../../features/music/music.ts'
import { readObituary } from '../../features/obituary/obituary.ts'
import { listServices } from '../../features/services/services.ts'
import { readSettings } from '../../features/settings/settings.ts'
import type { KeeperCaller } from '../../http/callers/caller.ts'
import type { ArchiveFiles } from './archiveFiles.ts'

/** A fictional administrator as the caller of the API, because an archive can be written while nobody is logged in. */
const administrator: KeeperCaller = {
  kind: 'keeper',
  address: '',
  sessionHash: '',
  person: { id: '', username: '', isAdmin: true },
}

/** Makes the memorial.json of an archive. It contains everything that keepers see, and the paths of the files in the archive. */
export async function makeKeepersJson(
  context: Pick<Context, 'db' | 'config' | 'clock'>,
  { gallery, otherPictures, music }: ArchiveFiles,
): Promise<string> {
  const responses = {
    'GET /api/settings': await readSettings({ ...context, warnings: new Set() }, administrator),
    'GET /api/obituary': await readObituary(context, administrator),
    'GET /api/media': await listMedia(context, administrator),
    'GET /api/music': await listMusic(context, administrator),
    'GET /api/services': await listServices(context, administrator),
    'GET /api/memories': await listMemories(context, administrator),
  }
  const songPaths = new Map(music.map(({ row, name }) => [row.id, name]))
  const pathsByUrl = new Map([
    ...[...gallery, ...otherPictures].map(({ row, name }) => [toFilePath(row, administrator), name] as const),
    ...responses['GET /api/music'].map(({ id, filePath }) => [filePath, songPaths.get(id)] as const),
  ])
  return makeMemorialJson(responses, {
    madeAt: new Date(context.clock()),
    findFile: (address) => pathsByUrl.get(address) ?? null,
    forKeepers: true,
  })
}
