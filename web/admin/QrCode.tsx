import { useMemo } from 'react'
import { ButtonLink } from '../ui/Button.tsx'
import { drawQrCodePng, drawQrCodeSvg } from '../ui/drawQrCode.ts'
import './qr-code.css'
import { qrCodeTexts as texts } from './texts.ts'

/** Shows a link as a QR code that can be downloaded as SVG or PNG for printing. The file names begin with `name`. */
export const QrCode = ({ link, name }: { link: string; name: string }) => {
  const { svg, png } = useMemo(() => ({ svg: drawQrCodeSvg(link), png: drawQrCodePng(link) }), [link])
  return (
    <div className="row qr-code">
      <img src={svg} alt={texts.code} width={240} height={240} />
      <p>
        <ButtonLink href={svg} download={texts.fileName(name, 'svg')}>
          {texts.download('SVG')}
        </ButtonLink>
        <ButtonLink href={png} download={texts.fileName(name, 'png')}>
          {texts.download('PNG')}
        </ButtonLink>
      </p>
    </div>
  )
}
