import { sentences } from '../grammar.ts'

/** Says who can open an address, that no code is shown or printed for it, and what to do. */
export const reachTexts = sentences({
  computer: 'Only this computer can open this address.',
  network: 'Only devices on this network can open this address.',
  noCode: 'So there is no code to print.',
  advice: 'Ask the person who runs the server to give it an address that everyone can open.',
})
