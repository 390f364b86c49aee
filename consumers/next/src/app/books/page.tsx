import { TextLink } from '@digiken/ui/text-link';

export default function Books() {
  return (
    <main>
      <h1>Our books</h1>
      <TextLink href="/">Back to the circle</TextLink>
    </main>
  );
}
