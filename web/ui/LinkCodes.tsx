import { createContext, useContext, useEffect, useRef, useState } from 'react'
import { MAX_CODE_LENGTH } from '../../domain/textLinks.ts'
import './linked-text.css'

/** The function that draws QR codes. Only the server has it at once, so that visitors load no script for it. */
export const DrawCode = createContext<((text: string) => string) | null>(null)

export type LoadDrawing = () => Promise<{ drawQrCodeSvg: (text: string) => string }>

interface Props {
  links: readonly string[]
  /** set on a page that shows texts that were not in the document */
  loadDrawing?: LoadDrawing | undefined
}

/** The QR codes of links, which only printed pages show. */
export const LinkCodes = ({ links, loadDrawing }: Props) => {
  const drawnLinks = [...new Set(links)].filter((link) => link.length <= MAX_CODE_LENGTH)
  if (drawnLinks.length === 0) return null
  return (
    <span className="link-codes">
      {drawnLinks.map((link) => (
        <LinkCode key={link} link={link} loadDrawing={loadDrawing} />
      ))}
    </span>
  )
}

/**
 * A QR code. The browser keeps the picture that the server drew, and draws only the codes of texts that were not in the document.
 */
const LinkCode = ({ link, loadDrawing }: { link: string } & Pick<Props, 'loadDrawing'>) => {
  const picture = useRef<HTMLImageElement>(null)
  const [code, setCode] = useState(useContext(DrawCode)?.(link))
  useEffect(() => {
    if (picture.current?.hasAttribute('src')) return
    // if the script fails to load, the printed page still has the address
    loadDrawing?.().then(
      ({ drawQrCodeSvg }) => setCode(drawQrCodeSvg(link)),
      () => undefined,
    )
  }, [link, loadDrawing])
  return <img ref={picture} src={code} alt="" suppressHydrationWarning />
}
