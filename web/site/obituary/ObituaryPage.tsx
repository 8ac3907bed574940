export default function ObituaryPage() {
  return <h1>Obituary</h1>
}
