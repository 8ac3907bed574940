import { inLanguage } from '../../../../contract/language.ts'

const en = {
  title: 'A copy to keep',
  what: 'The whole memorial in one ZIP file, as visitors see it: photographs, films, music, obituary, services and memories. Unpacked, it opens in any browser without this server and without the internet.',
  loading: 'Looking for a copy...',
  failed: 'It cannot be seen right now whether there is a copy.',
  size: 'Photographs',
  sizes: {
    all: 'For a USB stick, in full size',
    small: 'Small, for e-mail',
  },
  start: 'Make a Copy',
  startAgain: 'Make a New Copy',
  startFailed: { title: 'No copy', description: 'The copy could not be begun. Please try again.' },
  running: 'The copy is being made. You can leave this page meanwhile.',
  progress: 'Progress of the copy',
  count: (done: number, of: number) => `${done} of ${of} files`,
  stop: 'Stop',
  stopped: { title: 'Stopped', description: 'No copy was made.' },
  stopFailed: { title: 'Not stopped', description: 'The copy is still being made. Please try again.' },
  ready: 'Your copy is ready.',
  readyHint: 'It waits here for three days. Keep it in more than one place.',
  download: (size: string) => `Download (${size})`,
  missing: 'These could not be read and are not in it:',
}

export const texts = inLanguage({ en })
