import { inLanguage } from '../../../domain/language.ts'

const en = {
  title: (name: string) => `In memory of ${name}`,
  nothing: 'What you write about him appears here.',
  off: 'The wall is switched off.',
  sharedBy: (name: string) => `Shared by ${name}`,
  share: 'Share a memory',
  code: (address: string) => `QR code: share a memory at ${address}`,
  home: 'Home',
}

export const texts = inLanguage({ en })
