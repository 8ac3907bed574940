import { Fragment } from 'react'
import { splitAddress, splitLinks } from '../../domain/textLinks.ts'
import { LinkCodes, type LoadDrawing } from './LinkCodes.tsx'
import './linked-text.css'

/**
 * A text that keepers wrote, in which addresses are links. A printed page shows the links' QR codes below the text. The words of
 * visitors never get links: a stranger could lead people anywhere.
 */
export const LinkedText = ({ text, loadDrawing }: { text: string; loadDrawing?: LoadDrawing }) => {
  const parts = splitLinks(text)
  return (
    <>
      {parts.map(({ text, href }, index) =>
        href === undefined ? (
          text
        ) : (
          <a
            key={index}
            className="text-link"
            dir="ltr"
            href={href}
            target="_blank"
            rel="noopener noreferrer"
          >
            {splitAddress(text).map((piece, pieceIndex) => (
              <Fragment key={pieceIndex}>
                {pieceIndex > 0 && <wbr />}
                {piece}
              </Fragment>
            ))}
          </a>
        ),
      )}
      <LinkCodes links={parts.flatMap(({ href }) => href ?? [])} loadDrawing={loadDrawing} />
    </>
  )
}
