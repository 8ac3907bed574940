import type { texts as en } from '../../en/visitors/wall.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: (name) => `Ku pamięci: ${name}`,
  nothing: 'Tu pojawią się słowa napisane o nim.',
  off: 'Ściana wspomnień jest wyłączona.',
  isOff: 'Ściana wspomnień jest wyłączona. Włącz ją',
  purpose:
    'Pokazuje na ekranie wspomnienia i zdjęcia, a nowe od razu. Otworzy się, gdy tylko zostanie włączona.',
  switch: 'Ściana wspomnień na ekran',
  notSwitchedOn: {
    title: 'Nie udało się zapisać',
    description: 'Nie udało się włączyć ściany wspomnień. Proszę spróbować ponownie.',
  },
  sharedBy: (name) => `Od: ${name}`,
  share: 'Dodaj wspomnienie',
  code: (address) => `Kod QR, aby dodać wspomnienie: ${address}`,
  home: 'Strona główna',
})
