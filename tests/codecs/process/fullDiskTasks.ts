/** `node fullDiskTasks.ts FOLDER`: writes pictures, pages and a film into a folder, and prints the error of each as JSON. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { toErrorLine } from '../../../server/base/process/runCommand.ts'
import { openCodecs } from '../../../server/codecs/codecs.ts'
import { findFonts } from '../../../server/codecs/pages/fonts.ts'
import { typesetFile } from '../../../server/outputs/book/typesetFile.ts'
import { runEncoder } from '../../../server/outputs/film/segments.ts'
import { silentLog } from '../../support/servers/silentLog.ts'
import { describeFixture } from '../codecFixture.ts'
import { createReport } from '../../../server/outputs/report.ts'

const folder = process.argv[2] ?? ''
const to = path.join(folder, 'made')
const codecs = openCodecs(silentLog)
const photo = describeFixture('photos/landscape-3mp-dragonfly.jpg')
const half = path.join(folder, 'half.jpg')
writeFileSync(half, readFileSync(photo.path).subarray(0, 200))
const frame = { name: 'frame', width: 1920, height: 1080, pictures: [photo], labels: [], fontFile: '' }
const sheet = {
  title: 'Arne',
  author: 'The family',
  name: 'Arne',
  language: 'en',
  date: [2031, 1, 2],
  page: { letter: 4 },
  sheet: [210, 297, 24],
  columns: ['Name', 'Wrote', 'Photographs', 'Day'],
  rows: [],
  texts: { thanks: 'To thank' },
  portrait: null,
}
const typesetting = {
  template: 'thanks',
  data: sheet,
  folder,
  standard: 'ua-1',
  fonts: await findFonts(new Set()),
  report: createReport(),
} as const
const noise = 'nullsrc=s=1280x720,geq=random(1)*255:128:128'
const tasks: Record<string, () => Promise<unknown>> = {
  derivatives: () => codecs.makePictures(photo, ['photo.jpg'], folder),
  'printed picture': () => codecs.makePrintPicture(photo, 3_000, to),
  'picture cut off by the disk': () => codecs.makePrintPicture({ ...photo, path: half }, 3_000, to),
  'picture of a film': () => codecs.drawFrame(frame, to),
  pages: () => typesetFile({ codecs }, typesetting, to),
  film: () =>
    runEncoder(['-f', 'lavfi', '-i', noise, '-t', '2', '-f', 'mp4', to], {
      folder,
      signal: undefined,
    }),
}
const errors: Record<string, string | null> = {}
for (const [name, run] of Object.entries(tasks))
  errors[name] = await run().then(
    () => null,
    (error: unknown) => toErrorLine(error) ?? String(error),
  )
codecs.close()
console.log(JSON.stringify(errors))
