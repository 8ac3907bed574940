import type { Spoken } from '../person.ts'

/** The words for the person, and the same at the beginning of a sentence. */
export const er = ({ form, name }: Spoken) => form({ he: 'er', she: 'sie', name })
export const ihn = ({ form, name }: Spoken) => form({ he: 'ihn', she: 'sie', name })
export const ihm = ({ form, name }: Spoken) => form({ he: 'ihm', she: 'ihr', name })
export const erFirst = ({ form, name }: Spoken) => form({ he: 'Er', she: 'Sie', name })
