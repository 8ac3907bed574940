import type { Obituary } from '../../../contract/obituary.ts'

export const toObituaryFields = ({ content, imagePath }: Obituary) => ({
  content: content ?? '',
  imagePath: imagePath ?? '',
})
export type ObituaryFields = ReturnType<typeof toObituaryFields>
