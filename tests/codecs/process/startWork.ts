/**
 * `node startWork.ts KIND`: starts work in a child process that does not end by itself within the time of a test. The kind is
 * `ffmpeg`, or `pages` for Typst, which lets its process notice nothing else while it works.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { runFfmpeg } from '../../../server/codecs/programs/ffmpeg.ts'
import { openCodecs } from '../../../server/codecs/codecs.ts'
import { silentLog } from '../../support/servers/silentLog.ts'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'

if (process.argv[2] === 'ffmpeg') await runFfmpeg('-f lavfi -i color -f null -'.split(' '))
else {
  const template = path.join(temporaryFolder(), 'endless.typ')
  writeFileSync(template, '#for a in range(100000) { for b in range(100000) { } }')
  const options = {
    template,
    data: '{}',
    folder: temporaryFolder(),
    fonts: [],
    standard: 'ua-1',
    bleed: 0,
  } as const
  await openCodecs(silentLog).makePdf(options)
}
