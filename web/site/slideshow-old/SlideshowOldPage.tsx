export default function SlideshowOldPage() {
  return <h1>Slideshow</h1>
}
