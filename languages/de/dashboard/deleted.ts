import type { texts as en } from '../../en/dashboard/deleted.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

const nouns = {
  image: { one: '# Foto', other: '# Fotos' },
  video: { one: '# Video', other: '# Videos' },
  media: { one: '# Foto oder Video', other: '# Fotos und Videos' },
  music: { one: '# Lied', other: '# Lieder' },
  services: { one: '# Termin', other: '# Termine' },
  obituary: { one: '# Nachruf', other: '# Nachrufe' },
  memories: { one: '# Erinnerung', other: '# Erinnerungen' },
}

export const texts = sentences<typeof en>({
  title: 'Zuletzt gelöscht',
  purpose:
    'Was gelöscht wird, bleibt 30 Tage lang hier; sonst sieht es niemand. Danach wird es endgültig gelöscht, samt den Dateien.',
  purposeOff:
    'Was ab jetzt gelöscht wird, lässt sich nicht zurückholen. Was in dieser Liste steht, bleibt, bis seine 30 Tage vorbei sind.',
  loading: 'Das Gelöschte wird geladen …',
  failed: 'Die Liste war gerade nicht zu erreichen.',
  none: 'Hier ist nichts. Was Sie löschen, lässt sich 30 Tage lang aus dieser Liste zurückholen.',
  noneOff: 'Hier ist nichts. Was Sie löschen, lässt sich nicht zurückholen.',
  kinds: {
    image: 'Foto',
    video: 'Video',
    media: 'Foto oder Video',
    music: 'Lied',
    services: 'Termin',
    obituary: 'Der Nachruf',
    memories: 'Erinnerung',
  },
  count: (kind, count) => `Zuletzt gelöscht: ${plural(count, nouns[kind])}.`,
  toList: () => 'Zurückholen oder endgültig löschen',
  unnamed: (title, file) => `${title}, ${file}`,
  pixels: (width, height) => `${width} × ${height}`,
  photos: (count) => plural(count, { one: 'mit # Foto', other: 'mit # Fotos' }),
  deleted: (time, keeper) => (keeper ? `Gelöscht: ${time}, von ${keeper}` : `Gelöscht: ${time}`),
  gone: (day) => `Wird am ${day} endgültig gelöscht`,
  putBack: 'Zurückholen',
  hintForMouse: 'Halten Sie die Umschalttaste gedrückt, um alle dazwischen zu wählen.',
  putBackChosen: (count) => `${formatNumber(count)} zurückholen`,
  putBackAll: 'Alle zurückholen',
  putBackAllQuestion: (count) => ({
    title: count === 1 ? 'Zurückholen?' : `Alle ${formatNumber(count)} zurückholen?`,
    description:
      count === 1
        ? 'Es kommt dorthin zurück, wo es war, und Besucher sehen es wie zuvor.'
        : 'Alles kommt dorthin zurück, wo es war, und Besucher sehen es wie zuvor.',
    confirm: 'Alle zurückholen',
  }),
  deleteForGood: 'Endgültig löschen',
  quoted: (name) => `„${name}“`,
  done: { title: 'Gelöscht', description: 'Das lässt sich nicht mehr zurückholen.' },
  deleteFailed: {
    title: 'Nicht gelöscht',
    description: 'Das konnte nicht gelöscht werden. Bitte versuchen Sie es noch einmal.',
  },
})
