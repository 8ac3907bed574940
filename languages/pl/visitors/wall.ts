import type { texts as en } from '../../en/visitors/wall.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>(({ genitive, locative }) => ({
  title: (name) => (genitive ? `Ku pamięci ${genitive}` : `${name} – w naszej pamięci`),
  nothing: `Tu pojawią się wspomnienia${locative ? ` o ${locative}` : ' gości'}.`,
  off: 'Ściana wspomnień jest wyłączona.',
  isOff: 'Ściana wspomnień jest wyłączona. Włącz',
  purpose:
    'Pokazuje na ekranie wspomnienia i zdjęcia, a nowe od razu. Otworzy się, gdy tylko zostanie włączona.',
  switch: 'Ściana wspomnień na ekran',
  notSwitchedOn: {
    title: 'Nie zapisano',
    description: 'Nie udało się włączyć ściany wspomnień. Można spróbować jeszcze raz.',
  },
  sharedBy: (name) => `Od: ${name}`,
  share: 'Dodaj wspomnienie',
  code: (address) => `Kod QR, aby dodać wspomnienie: ${address}`,
  home: 'Strona główna',
}))
