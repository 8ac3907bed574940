import type { ReactNode } from 'react'
import { toFileUrl } from '../../../api/urls.ts'
import { useRead } from '../../../api/useRead.ts'
import './result-picture.css'
import { texts } from './texts.ts'
import { toQuery, toRoute, type Result } from './workRoute.ts'

/** A small picture of a result: the first page of a document, or a frame of the film. Until there is one, shows `children`. */
export const ResultPicture = ({ children, ...result }: Result & { children: ReactNode }) => {
  const { data } = useRead(toRoute('GET', result), { query: toQuery(result), refetchOnMount: true })
  const picture = data?.work?.picture
  return picture ? (
    <img className="result-picture" src={toFileUrl(picture)} alt={texts.picture} loading="lazy" />
  ) : (
    children
  )
}
