import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { HeroApp } from './Hero.tsx';

const root = document.getElementById('root')!;
const app = (
  <StrictMode>
    <BrowserRouter>
      <HeroApp />
    </BrowserRouter>
  </StrictMode>
);
// A pre-rendered page is hydrated; a single-page app starts empty.
if (root.hasChildNodes()) hydrateRoot(root, app);
else createRoot(root).render(app);
