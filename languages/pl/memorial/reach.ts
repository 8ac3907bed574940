import type { reachTexts as en } from '../../en/memorial/reach.ts'
import { sentences } from '../grammar.ts'

/** Says who can open an address, that no code is shown or printed for it, and what to do. */
export const reachTexts = sentences<typeof en>({
  computer: 'Ten adres można otworzyć tylko na tym komputerze.',
  network: 'Ten adres mogą otworzyć tylko urządzenia w tej sieci.',
  noCode: 'Dlatego nie ma kodu do wydrukowania.',
  advice: 'Adres, który każdy może otworzyć, może nadać osoba, która zajmuje się serwerem.',
})
