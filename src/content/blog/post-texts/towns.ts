import { says, under, type PostPart } from './part.ts';

/** SAMPLE DATA: posts about towns and their people. */
export const townTexts: Record<string, readonly PostPart[]> = {
  'town-before-nine': [
    says(
      'Το φως στο Ηράκλειο ανεβαίνει από τη θάλασσα και βρίσκει πρώτα τα τείχη. Στις επτά παρά είκοσι έχουν το χρώμα του ψωμιού. Στέκομαι πάντα στο ίδιο σημείο, στον προμαχώνα του Μαρτινέγκο, και δεν έχω συναντήσει ποτέ δεύτερο τρίποδο.',
      'The light in Heraklion climbs out of the sea and finds the walls first. At twenty to seven they are the colour of bread. I always stand in the same place, on the Martinengo bastion, and have never met a second tripod.',
    ),
    under(
      ['Μπουγάτσα στα Λιοντάρια', 'Bougatsa at the Lions'],
      'Στις επτά και τέταρτο τα τραπέζια είναι άδεια και η μπουγάτσα μόλις έχει κοπεί. Στις εννέα το ίδιο πιάτο θέλει είκοσι πέντε λεπτά αναμονής. Κανείς δεν ξέρει γιατί μια ολόκληρη πόλη αποφάσισε να πεινάει την ίδια ώρα.',
      'At a quarter past seven the tables are empty and the bougatsa has just been cut. At nine the same plate takes twenty-five minutes of waiting. Nobody knows why a whole town decided to be hungry at the same hour.',
    ),
    says(
      'Κατεβαίνω ύστερα προς τον Κούλε. Οι ψαράδες έχουν ήδη γυρίσει και διαφωνούν για κάτι που δεν αφορά κανέναν. Η αγορά της οδού 1866 σηκώνει τα ρολά της με τη σειρά, σαν πλήκτρα πιάνου.',
      'Then I walk down towards the Koules fortress. The fishermen are back already, arguing about something that concerns nobody. The market in 1866 Street raises its shutters one after another, like the keys of a piano.',
    ),
    under(
      ['Δύο δουλειές πριν τον καφέ', 'Two errands before coffee'],
      'Παίρνω αριθμό για το φωτογραφείο όσο περπατώ. Όταν φτάνω είμαι η δεύτερη, και ως τις εννιά έχω δώσει τα φιλμ και έχω πληρώσει το ρεύμα. Ό,τι περισσεύει από τη μέρα μου ανήκει.',
      'I take a number for the photo lab while I walk. When I arrive I am second, and by nine I have handed in my films and paid the electricity bill. Whatever is left of the day belongs to me.',
    ),
    says(
      'Δεν σας λέω να ξυπνάτε στις έξι. Σας λέω ότι κάθε πόλη έχει δύο πόλεις μέσα της, και η μία από τις δύο δεν έχει ουρές. Μια φορά τον μήνα αξίζει να τη βλέπετε.',
      'I am not telling you to get up at six. I am telling you that every town holds two towns, and one of them has no queues. Once a month it is worth seeing.',
    ),
  ],
  'sunday-table': [
    says(
      'Με ρωτάνε κάθε Κυριακή στις δύο: «πού θα βρούμε τραπέζι τώρα;». Η ειλικρινής απάντηση είναι πουθενά. Στις καλές ταβέρνες δεν παίρνουν κρατήσεις· γράφουν ονόματα σε ένα χαρτί και φωνάζουν δυνατά.',
      'Every Sunday at two they ask me: “where do we find a table now?” The honest answer is nowhere. Good tavernas take no bookings; they write names on a piece of paper and shout.',
    ),
    under(
      ['Το χαρτί και το κινητό', 'Paper and phone'],
      'Το χαρτί έχει ένα μειονέκτημα: πρέπει να μείνετε κοντά, μήπως και σας φωνάξουν. Έτσι μαζεύονται σαράντα άνθρωποι στο πεζοδρόμιο και κανένας δεν κάθεται. Όσες ταβέρνες δίνουν αριθμό στο κινητό έχουν το ίδιο φαγητό και άδειο πεζοδρόμιο.',
      'Paper has one drawback: you have to stay near in case they call you. So forty people gather on the pavement and nobody sits. The tavernas that hand out numbers on the phone have the same food and an empty pavement.',
    ),
    says(
      'Εγώ κάνω το εξής: παίρνω αριθμό από το σπίτι στη μία και τέταρτο, αφήνω τους δικούς μου στη θάλασσα και κοιτάζω τον αριθμό. Όταν μείνουν τέσσερις παρέες μπροστά, μαζεύουμε τις πετσέτες. Καθόμαστε με βρεγμένα μαλλιά και κανείς δεν έχει γκρινιάξει.',
      'Here is what I do: I take a number at home at a quarter past one, drop my family at the beach and watch the number. When four parties are left ahead of us we gather the towels. We sit down with wet hair, and nobody has complained.',
    ),
    under(
      ['Μια μικρή ευγένεια', 'A small courtesy'],
      'Αν αλλάξετε γνώμη, ακυρώστε τον αριθμό. Είναι ένα πάτημα για εσάς και είκοσι λεπτά για την οικογένεια από πίσω. Ο ταβερνιάρης θυμάται ποιος το κάνει και ποιος όχι, και οι μερίδες έχουν μνήμη.',
      'If you change your mind, cancel the number. It is one tap for you and twenty minutes for the family behind. The owner remembers who does it and who does not, and portions have a memory.',
    ),
    says(
      'Τις άλλες μέρες, πηγαίνετε Τρίτη. Η ταβέρνα είναι άδεια, ο μάγειρας έχει όρεξη για κουβέντα και το κατσικάκι είναι το ίδιο κατσικάκι.',
      'On other days, go on a Tuesday. The taverna is empty, the cook feels like talking, and the goat is the same goat.',
    ),
  ],
  'boarding-without-a-rush': [
    says(
      'Τριάντα χρόνια βλέπω το λιμάνι από μέσα, από το μηχανοστάσιο προς τα έξω. Οι επιβάτες έρχονται σε κύματα, κι εμείς τα ξέρουμε όπως τον καιρό: ένα κύμα δύο ώρες πριν, ένα μεγάλο στα σαράντα λεπτά, και ο ένας που τρέχει στον καταπέλτη.',
      'For thirty years I have watched the harbour from inside, from the engine room outwards. Passengers come in waves, and we know them like the weather: one wave two hours before, a big one at forty minutes, and the one person who runs up the ramp.',
    ),
    under(
      ['Το εκδοτήριο δεν είναι ο εχθρός', 'The ticket office is not the enemy'],
      'Η ουρά στο εκδοτήριο γίνεται για αλλαγές, όχι για εισιτήρια. Ένα όνομα με λάθος γράμμα, ένα αυτοκίνητο που έγινε μηχανή, μια καμπίνα που χάθηκε. Καθεμιά θέλει επτά λεπτά και έρχονται όλες μαζί, μια ώρα πριν τον απόπλου.',
      'The queue at the ticket office is made of changes, not of tickets. A name with a wrong letter, a car that became a motorbike, a cabin that got lost. Each takes seven minutes, and they all come together, an hour before departure.',
    ),
    says(
      'Αν έχετε αλλαγή, ελάτε το πρωί για το βραδινό καράβι. Πάρτε αριθμό από το ξενοδοχείο, κάντε την αλλαγή σας σε τρία λεπτά και γυρίστε για μπάνιο. Το καράβι φεύγει στις εννέα· το γκισέ είναι άδειο από τις έντεκα ως τις τέσσερις.',
      'If you need a change, come in the morning for the evening boat. Take a number from your hotel, make the change in three minutes and go back for a swim. The boat leaves at nine; the counter is empty from eleven to four.',
    ),
    under(
      ['Πόσο νωρίς είναι νωρίς', 'How early is early'],
      'Πεζός, σαράντα λεπτά πριν. Με αυτοκίνητο, μιάμιση ώρα, γιατί το αυτοκίνητο δεν μπαίνει με τη σειρά που ήρθε αλλά με τη σειρά που θα βγει. Με σκύλο, όσο χρειάζεται ο σκύλος.',
      'On foot, forty minutes before. With a car, an hour and a half, because cars do not board in the order they came but in the order they will leave. With a dog, as long as the dog needs.',
    ),
    says(
      'Και ο ένας που τρέχει στον καταπέλτη; Σχεδόν πάντα προλαβαίνει. Αλλά κάθεται πρώτα σε ένα σκαλί, λαχανιασμένος, και χάνει τη στιγμή που το λιμάνι μικραίνει. Αυτή δεν έχει δεύτερο δρομολόγιο.',
      'And the one who runs up the ramp? He nearly always makes it. But he sits down on a step first, out of breath, and misses the moment when the harbour grows small. That one has no second departure.',
    ),
  ],
  'upper-town-doors': [
    says(
      'Τα σπίτια της Άνω Πόλης δεν έχουν αριθμούς με τη σειρά. Το 12 είναι δίπλα στο 47 και το 13 δεν υπήρξε ποτέ. Τον πρώτο μου χρόνο ταχυδρόμος χανόμουν· τον δεύτερο ήξερα τις πόρτες από το χρώμα.',
      'The houses of the Upper Town are not numbered in order. Number 12 stands next to 47, and 13 never existed. In my first year as a postman I got lost; in the second I knew the doors by their colour.',
    ),
    under(
      ['Εκεί που κόβεται η ανάσα', 'Where you run out of breath'],
      'Στη μέση του ανηφόρου υπάρχει ένα πεζούλι. Όλοι σταματούν εκεί, και γι’ αυτό εκεί μαθαίνεις τα νέα. Πριν από τα κινητά, αυτό ήταν το γραφείο πληροφοριών της συνοικίας, ανοιχτό από την ανατολή ως τη δύση.',
      'Halfway up the hill there is a low wall. Everybody stops there, which is why you hear the news there. Before mobile phones this was the information desk of the quarter, open from sunrise to sunset.',
    ),
    says(
      'Η βιβλιοθήκη της πλατείας δανείζει τρία βιβλία τη φορά και ανοίγει δύο απογεύματα. Οι παλιοί ερχόμασταν μία ώρα νωρίτερα για να βρούμε εφημερίδα. Τώρα παίρνω αριθμό από το μπαλκόνι και κατεβαίνω όταν έρθει η ώρα μου, με τα γυαλιά στην τσέπη.',
      'The library in the square lends three books at a time and opens two afternoons a week. We old ones used to come an hour early to get a newspaper. Now I take a number from my balcony and walk down when it is my turn, glasses in my pocket.',
    ),
    under(
      ['Τι έμεινε', 'What has stayed'],
      'Ο τσαγκάρης, που δεν έχει τηλέφωνο και το καμαρώνει. Η κυρία με τα γεράνια, που ρωτά ακόμη αν έχει γράμμα. Ο φούρνος, όπου η σειρά κρατιέται με τη ματιά και κανείς δεν την έχει αμφισβητήσει ποτέ.',
      'The cobbler, who has no telephone and is proud of it. The lady with the geraniums, who still asks whether there is a letter. The bakery, where the order of the queue is kept by a glance and nobody has ever disputed it.',
    ),
    says(
      'Λένε ότι η ουρά είναι χαμένος χρόνος. Δεν συμφωνώ εντελώς: στην Άνω Πόλη γνωρίστηκαν άνθρωποι περιμένοντας. Απλώς, τώρα, όποιος θέλει να περιμένει το διαλέγει.',
      'They say a queue is lost time. I do not quite agree: people in the Upper Town have met while waiting. It is just that now, people who wait have chosen to.',
    ),
  ],
};
