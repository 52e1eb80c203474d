import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where the API listens during `npm run dev`. */
const api = `http://localhost:${process.env.API_PORT ?? 3000}`;

export default defineConfig({
  plugins: [react()],
  server: {
    port: 5173,
    proxy: { '/api': api, '/pictures/organisations': api, '/pictures/portraits': api },
  },
  build: { target: 'baseline-widely-available', sourcemap: false, chunkSizeWarningLimit: 2000 },
});
