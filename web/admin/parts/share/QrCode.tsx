import { useMemo } from 'react'
import { reachOf } from '../../../../domain/privateAddress.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { drawQrCodePng, drawQrCodeSvg } from '../../../ui/drawQrCode.ts'
import { ReachNote } from './ReachNote.tsx'
import './qr-code.css'
import { qrCodeTexts as texts } from '../../../../languages/en/dashboard/parts.ts'

interface Props {
  link: string
  name: string
}

/**
 * Shows a link as a QR code that can be downloaded for printing. The file's name begins with `name`. If only this
 * computer or house can open the link, says so instead.
 */
export const QrCode = (props: Props) =>
  reachOf(props.link) === 'everyone' ? <DrawnCode {...props} /> : <ReachNote link={props.link} isForCode />

const DrawnCode = ({ link, name }: Props) => {
  const { svg, png } = useMemo(() => ({ svg: drawQrCodeSvg(link), png: drawQrCodePng(link) }), [link])
  return (
    <div className="row qr-code">
      <img src={svg} alt={texts.code} width={240} height={240} />
      <ButtonLink href={png} download={`${name}, ${texts.fileName}.png`}>
        {texts.save}
      </ButtonLink>
    </div>
  )
}
