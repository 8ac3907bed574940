export default function ServicesTab() {
  return <p>Memorial services will be announced here.</p>
}
