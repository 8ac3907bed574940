import type { Obituary } from '../../../contract/obituary.ts'

export const fieldsOf = ({ content, imagePath }: Obituary) => ({
  content: content ?? '',
  imagePath: imagePath ?? '',
})
export type ObituaryFields = ReturnType<typeof fieldsOf>
