import { useMemo } from 'react'
import { ButtonLink } from '../ui/Button.tsx'
import { qrCodePng, qrCodeSvg } from '../ui/drawQrCode.ts'
import './qr-code.css'
import { qrCodeTexts as texts } from './texts.ts'

/** A link as a code for phones, to be printed: seen, and as files called after `name`. */
export const QrCode = ({ link, name }: { link: string; name: string }) => {
  const { svg, png } = useMemo(() => ({ svg: qrCodeSvg(link), png: qrCodePng(link) }), [link])
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
