import type { PhotoDetailsProps } from './PhotoDetails.tsx'

export const AskVisitor = (_props: PhotoDetailsProps) => null
