import type { Spoken } from '../person.ts'

/** The words for the person: 'he was 24', 'a picture of him', 'his life', and the same at the beginning of a sentence. */
export const he = ({ form, name }: Spoken) => form({ he: 'he', she: 'she', name })
export const him = ({ form, name }: Spoken) => form({ he: 'him', she: 'her', name })
export const his = ({ form, name }: Spoken) => form({ he: 'his', she: 'her', name: `${name}’s` })
export const heFirst = ({ form, name }: Spoken) => form({ he: 'He', she: 'She', name })
export const hisFirst = ({ form, name }: Spoken) => form({ he: 'His', she: 'Her', name: `${name}’s` })

/** Before what can only be the person's, such as the name itself: 'his name', 'her name', 'the name'. */
export const hisOrThe = ({ form }: Spoken) => form({ he: 'his', she: 'her', name: 'the' })
export const hisOrTheFirst = ({ form }: Spoken) => form({ he: 'His', she: 'Her', name: 'The' })
