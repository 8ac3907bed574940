import { useMemo } from 'react'
import { reachOf } from '../../../../domain/privateAddress.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { drawQrCodePng, drawQrCodeSvg } from '../../../ui/drawQrCode.ts'
import { ReachNote } from './ReachNote.tsx'
import './qr-code.css'
import { qrCodeTexts as texts } from '../texts.ts'

interface Props {
  link: string
  name: string
}

/**
 * Shows a link as a QR code that can be downloaded as SVG or PNG for printing. The file names begin with `name`. If only this
 * computer or house can open the link, says so instead.
 */
export const QrCode = (props: Props) =>
  reachOf(props.link) === 'everyone' ? <DrawnCode {...props} /> : <ReachNote link={props.link} isForCode />

const DrawnCode = ({ link, name }: Props) => {
  const { svg, png } = useMemo(() => ({ svg: drawQrCodeSvg(link), png: drawQrCodePng(link) }), [link])
  return (
    <div className="row qr-code">
      <img src={svg} alt={texts.code} width={240} height={240} />
      <p>
        <ButtonLink href={svg} download={`${name}, ${texts.fileName}.svg`}>
          {texts.download('SVG')}
        </ButtonLink>
        <ButtonLink href={png} download={`${name}, ${texts.fileName}.png`}>
          {texts.download('PNG')}
        </ButtonLink>
      </p>
    </div>
  )
}
