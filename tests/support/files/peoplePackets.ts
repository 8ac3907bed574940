/*
 * XMP packets in which programs name people. All places are the same: the middle at 0.3 and 0.4, 0.1 wide and 0.2 high, in pixels that
 * are 60 wide and 40 high.
 */

const namespaces = {
  rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  'mwg-rs': 'http://www.metadataworkinggroup.com/schemas/regions/',
  stArea: 'http://ns.adobe.com/xmp/sType/Area#',
  stDim: 'http://ns.adobe.com/xap/1.0/sType/Dimensions#',
  MP: 'http://ns.microsoft.com/photo/1.2/',
  MPRI: 'http://ns.microsoft.com/photo/1.2/t/RegionInfo#',
  MPReg: 'http://ns.microsoft.com/photo/1.2/t/Region#',
  Iptc4xmpExt: 'http://iptc.org/std/Iptc4xmpExt/2008-02-29/',
  xmp: 'http://ns.adobe.com/xap/1.0/',
  'apple-fi': 'http://ns.apple.com/faceinfo/1.0/',
}

export const makePacket = (properties: string) => {
  const declarations = Object.entries(namespaces).map(([prefix, uri]) => ` xmlns:${prefix}='${uri}'`)
  return `<?xpacket begin="\u{feff}" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF${declarations.join('')}><rdf:Description rdf:about="">${properties}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`
}

const area =
  '<mwg-rs:Area stArea:x="0.3" stArea:y="0.4" stArea:w="0.1" stArea:h="0.2" stArea:unit="normalized"/>'
const areaElements = `<mwg-rs:Area rdf:parseType="Resource"><stArea:h>.2</stArea:h><stArea:unit>normalized</stArea:unit>
  <stArea:w>.1</stArea:w><stArea:x>0.3</stArea:x><stArea:y>0.4</stArea:y></mwg-rs:Area>`
const size = '<mwg-rs:AppliedToDimensions stDim:w="60" stDim:h="40" stDim:unit="pixel"/>'
const list = (regions: string, before = size) =>
  `<mwg-rs:Regions rdf:parseType="Resource">${before}<mwg-rs:RegionList><rdf:Bag>${regions}</rdf:Bag></mwg-rs:RegionList></mwg-rs:Regions>`

const boundary =
  '<Iptc4xmpExt:RegionBoundary Iptc4xmpExt:rbShape="rectangle" Iptc4xmpExt:rbX="0.25" Iptc4xmpExt:rbY="0.3" Iptc4xmpExt:rbW="0.1" Iptc4xmpExt:rbH="0.2"/>'
const iptcName = (name: string) =>
  `<Iptc4xmpExt:Name><rdf:Alt><rdf:li xml:lang='x-default'>${name}</rdf:li></rdf:Alt></Iptc4xmpExt:Name>`

/** Each names this person, and everything else that it names is nobody. */
export const peoplePackets: Record<string, (name: string) => string> = {
  digiKam: (name) =>
    makePacket(`${list(`<rdf:li><rdf:Description mwg-rs:Name="${name}" mwg-rs:Type="Face">${area}</rdf:Description></rdf:li>`, '')}
<MP:RegionInfo rdf:parseType="Resource"><MPRI:Regions><rdf:Bag>
  <rdf:li MPReg:PersonDisplayName="${name}" MPReg:Rectangle="0.25, 0.3, 0.1, 0.2"/>
</rdf:Bag></MPRI:Regions></MP:RegionInfo>`),
  Lightroom: (name) =>
    makePacket(`<mwg-rs:Regions><rdf:Description>${size}<mwg-rs:RegionList><rdf:Bag>
  <rdf:li><rdf:Description mwg-rs:Rotation="0.00000" mwg-rs:Name="${name}" mwg-rs:Type="Face">${area}</rdf:Description></rdf:li>
  <rdf:li><rdf:Description mwg-rs:Name="Rex" mwg-rs:Type="Pet">${area}</rdf:Description></rdf:li>
</rdf:Bag></mwg-rs:RegionList></rdf:Description></mwg-rs:Regions>`),
  Picasa: (name) =>
    makePacket(
      list(
        `<rdf:li rdf:parseType="Resource">${areaElements}<mwg-rs:Name>${name}</mwg-rs:Name><mwg-rs:Type>Face</mwg-rs:Type></rdf:li>`,
      ),
    ),
  iPhone: (name) =>
    makePacket(`<mwg-rs:Regions rdf:parseType="Resource">${size}<mwg-rs:RegionList><rdf:Seq>
  <rdf:li rdf:parseType="Resource">${areaElements}<mwg-rs:Type>Face</mwg-rs:Type><mwg-rs:Extensions rdf:parseType="Resource"><apple-fi:FaceID>0</apple-fi:FaceID></mwg-rs:Extensions></rdf:li>
  <rdf:li rdf:parseType="Resource">${areaElements}<mwg-rs:Name>${name}</mwg-rs:Name></rdf:li>
</rdf:Seq></mwg-rs:RegionList></mwg-rs:Regions>`),
  Windows: (name) =>
    makePacket(`<MP:RegionInfo><rdf:Description><MPRI:Regions><rdf:Bag>
  <rdf:li><rdf:Description><MPReg:Rectangle>0.25, 0.3, 0.1, 0.2</MPReg:Rectangle><MPReg:PersonDisplayName>${name}</MPReg:PersonDisplayName></rdf:Description></rdf:li>
</rdf:Bag></MPRI:Regions></rdf:Description></MP:RegionInfo>`),
  exiftool: (name) =>
    makePacket(`<Iptc4xmpExt:ImageRegion><rdf:Bag>
  <rdf:li rdf:parseType='Resource'>${iptcName(name)}${boundary}<Iptc4xmpExt:rCtype><rdf:Bag><rdf:li rdf:parseType='Resource'><Iptc4xmpExt:Name><rdf:Alt><rdf:li xml:lang='x-default'>human</rdf:li></rdf:Alt></Iptc4xmpExt:Name>
    <xmp:Identifier><rdf:Bag><rdf:li>http://cv.iptc.org/newscodes/imageregiontype/human</rdf:li></rdf:Bag></xmp:Identifier></rdf:li></rdf:Bag></Iptc4xmpExt:rCtype></rdf:li>
  <rdf:li rdf:parseType='Resource'>${iptcName('Rex')}${boundary}</rdf:li>
</rdf:Bag></Iptc4xmpExt:ImageRegion>`),
  IPTC: (name) =>
    makePacket(`<Iptc4xmpExt:ImageRegion><rdf:Bag><rdf:li rdf:parseType="Resource">
  <Iptc4xmpExt:PersonInImage><rdf:Bag><rdf:li>${name}</rdf:li></rdf:Bag></Iptc4xmpExt:PersonInImage>
  ${boundary}
</rdf:li></rdf:Bag></Iptc4xmpExt:ImageRegion>
<Iptc4xmpExt:PersonInImage><rdf:Bag><rdf:li>${name.toUpperCase()}</rdf:li></rdf:Bag></Iptc4xmpExt:PersonInImage>`),
}
